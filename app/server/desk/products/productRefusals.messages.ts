import { counted } from '@tuanbao/library/i18n/counted';
import { type MessagePack, messagePack } from '@tuanbao/library/i18n/messagePack';

/** Messages of the refusals of the desk's actions on products. */
export interface ProductRefusalMessages {
  readonly hostUnknown: string;
  readonly offAlready: string;
  readonly onAlready: string;
  readonly startsInPast: string;
  readonly documentNotPdf: string;
  readonly draftConflict: string;
  readonly contentFaulty: (count: number, field: string, why: string) => string;
}

export const productRefusalMessages: MessagePack<ProductRefusalMessages> = messagePack<ProductRefusalMessages>(
  {
    hostUnknown: '没有这个渠道，请刷新页面后重新选择',
    offAlready: '该产品在此渠道已停售，请刷新页面',
    onAlready: '该产品在此渠道未停售，请刷新页面',
    startsInPast: '生效日期不能早于今日',
    documentNotPdf: '文件不是完整的PDF，或含有脚本或附件，请重新上传',
    draftConflict: '草稿已在其他页面修改，请选择要保留的内容',
    contentFaulty: (count, field, why) => counted`产品内容有${count}处错误，不能发布：${field} ${why}`,
  },
  {
    hostUnknown: 'There is no such channel, please reload the page and choose again',
    offAlready: 'Sales are already suspended on this channel, please reload the page',
    onAlready: 'Sales are not suspended on this channel, please reload the page',
    startsInPast: 'The first day can’t be before today',
    documentNotPdf: 'Please upload a complete PDF without scripts or attachments',
    draftConflict: 'The draft was changed on another page. Please choose which content to keep',
    contentFaulty: (count, field, why) =>
      counted`The content can’t be published, number of errors: ${count}. ${field} ${why}`,
  },
);
