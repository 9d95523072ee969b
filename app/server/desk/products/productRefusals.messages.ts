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
  readonly idWrong: string;
  readonly idTaken: string;
  readonly nameMissing: string;
  readonly originMissing: string;
  readonly familyUnknown: string;
  readonly publishedAlready: string;
  readonly draftsOfOthers: string;
  readonly contentFaulty: (count: number, field: string, why: string) => string;
}

export const productRefusalMessages: MessagePack<ProductRefusalMessages> = messagePack<ProductRefusalMessages>(
  {
    hostUnknown: '没有这个渠道，请刷新页面后重新选择',
    offAlready: '该产品在此渠道已停售，请刷新页面',
    onAlready: '该产品在此渠道未停售，请刷新页面',
    startsInPast: '生效日期不能早于今日',
    documentNotPdf: '文件不是完整的PDF，或含有脚本或附件，请重新上传',
    idWrong: '产品编号为 2 至 6 位数字，请修改',
    idTaken: '该产品编号已被使用，请换一个编号',
    nameMissing: '请填写产品名称',
    originMissing: '请选择原产品或产品线中的一项',
    familyUnknown: '没有这条产品线，请刷新页面后重新选择',
    publishedAlready: '该产品已发布，不能删除；不再销售时请停售',
    draftsOfOthers: '其他运营人员有该产品的未发布草稿，请先联系其放弃草稿',
    draftConflict: '草稿已在其他页面修改，请选择要保留的内容',
    contentFaulty: (count, field, why) => counted`产品内容有${count}处错误，不能发布：${field} ${why}`,
  },
  {
    hostUnknown: 'There is no such channel. Reload the page and choose again',
    offAlready: 'Sales are already suspended on this channel. Reload the page',
    onAlready: 'Sales are not suspended on this channel. Reload the page',
    startsInPast: 'The first day can’t be before today',
    documentNotPdf: 'Upload a complete PDF without scripts or attachments',
    idWrong: 'A product code has two to six digits. Change it',
    idTaken: 'Another product has this code. Choose another code',
    nameMissing: 'Enter the product name',
    originMissing: 'Choose either the original product or the product line',
    familyUnknown: 'There is no such product line. Reload the page and choose again',
    publishedAlready: 'The product was published and can’t be deleted. Suspend its sales instead',
    draftsOfOthers: 'Another operator has an unpublished draft of the product. Ask them to discard it first',
    draftConflict: 'The draft was changed on another page. Choose which content to keep',
    contentFaulty: (count, field, why) =>
      counted`The content can’t be published, number of errors: ${count}. ${field} ${why}`,
  },
);
