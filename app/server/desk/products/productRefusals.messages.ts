import { counted } from '@tuanbao/library/i18n/counted';
import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of the refusals of the desk's actions on products. */
export interface ProductRefusalMessages {
  readonly hostUnknown: string;
  readonly offAlready: string;
  readonly onAlready: string;
  readonly startsInPast: string;
  readonly documentNotPdf: string;
  readonly documentTooLarge: string;
  readonly contentFaulty: (count: number, field: string, why: string) => string;
}

export const productRefusalMessages: MessagePack<ProductRefusalMessages> = messagePack<ProductRefusalMessages>(
  {
    hostUnknown: '该域名不是合作方域名',
    offAlready: '该产品在此渠道已停售',
    onAlready: '该产品在此渠道未停售，请刷新页面',
    startsInPast: '生效日期不能早于今日',
    documentNotPdf: '请上传完整的PDF文件，不含脚本或附件',
    documentTooLarge: '文件不能超过10 MB',
    contentFaulty: (count, field, why) => counted`产品内容有${count}处错误，不能发布：${field} ${why}`,
  },
  {
    hostUnknown: 'This host is none of a partner',
    offAlready: 'The product is switched off there already',
    onAlready: 'The product is not switched off there, please reload the page',
    startsInPast: 'The first day must not be before today',
    documentNotPdf: 'Please upload a complete PDF without scripts or attachments',
    documentTooLarge: 'A file may have 10 MB',
    contentFaulty: (count, field, why) =>
      counted`The content has ${count} mistakes and can’t be published: ${field} ${why}`,
  },
);
