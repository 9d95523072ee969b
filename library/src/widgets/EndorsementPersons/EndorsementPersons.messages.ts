import { counted } from '../../i18n/counted.ts';
import { type MessagePack, messagePack } from '../../i18n/messagePack.ts';
import { plural } from '../../i18n/plural.ts';

export interface EndorsementPersonsMessages {
  readonly byTemplate: string;
  readonly template: string;
  readonly upload: string;
  readonly uploadHint: string;
  readonly notTemplate: (fileName: string) => string;
  readonly taken: (fileName: string, changes: number) => string;
  readonly unknownOriginal: (kind: string, row: number, name: string) => string;
  readonly changes: (count: number) => string;
  readonly row: string;
  readonly kind: string;
  readonly person: string;
  readonly from: string;
  readonly begins: string;
  readonly ends: string;
  readonly premium: string;
  /** Text before the insurer's fee, which is in the amount to pay, or was deducted from the refund. */
  readonly fee: (isRefund: boolean) => string;
  readonly insteadOf: string;
  readonly before: string;
  readonly original: string;
  readonly newcomer: string;
  readonly added: string;
  readonly empty: string;
  readonly edit: string;
  readonly editOf: (name: string) => string;
  readonly takeBack: string;
  readonly takeBackOf: (name: string) => string;
  readonly takenBack: (name: string) => string;
  readonly join: string;
  readonly joinOf: (name: string) => string;
  readonly joinTitle: (name: string) => string;
  readonly joinGoing: string;
  readonly joinComing: string;
  readonly joined: (name: string) => string;
  readonly findPartner: string;
  readonly split: string;
  readonly splitOf: (name: string) => string;
  readonly splitDone: (name: string) => string;
  readonly undo: string;
  readonly removeTitle: string;
  readonly find: string;
  readonly findHint: string;
  readonly found: (total: number, most: number) => string;
  readonly removeChosen: (count: number) => string;
  readonly chooseOriginal: string;
  readonly otherOriginal: string;
  readonly cancel: string;
  readonly take: string;
  readonly takeAndNext: string;
}

export const messages: MessagePack<EndorsementPersonsMessages> = messagePack<EndorsementPersonsMessages>(
  {
    byTemplate: '用模板批量填写',
    template: '下载模板',
    upload: '上传填好的模板（Excel）',
    uploadHint: '.xlsx，增员、减员、替换各一张表',
    notTemplate: (fileName) => `${fileName} 不是保全模板，请下载模板后填写`,
    taken: (fileName, changes) => counted`${fileName}：读到 ${changes} 项变更`,
    unknownOriginal: (kind, row, name) => `${kind}表第 ${row} 行：${name}不在保单中`,
    changes: (count) => counted`人员变更（${count} 项）`,
    row: '序号',
    kind: '变更',
    person: '人员',
    from: '生效日期',
    begins: '零时起保',
    ends: '零时终止',
    premium: '补退保费',
    fee: (isRefund) => (isRefund ? '已扣手续费' : '含手续费'),
    insteadOf: '替换',
    before: '更正前',
    original: '变更前人员',
    newcomer: '变更后人员',
    added: '增加的人员',
    empty: '还没有人员变更',
    edit: '修改',
    editOf: (name) => `修改${name}`,
    takeBack: '撤回',
    takeBackOf: (name) => `撤回${name}的变更`,
    takenBack: (name) => `已撤回${name}的变更`,
    join: '改为替换',
    joinOf: (name) => `改为替换：${name}`,
    joinTitle: (name) => `将${name}改为替换`,
    joinGoing: '选择由其替换的减员人员',
    joinComing: '选择替换其的增员人员',
    joined: (name) => `已将${name}改为替换`,
    findPartner: '查找人员',
    split: '拆分',
    splitOf: (name) => `拆分：${name}的替换`,
    splitDone: (name) => `已将${name}的替换拆分为减员和增员`,
    undo: '撤销',
    removeTitle: '选择减员的人员',
    find: '查找人员',
    findHint: '姓名或证件号码',
    found: (total, most) =>
      total > most ? counted`共 ${total} 人，显示前 ${most} 人，请按姓名或证件号码查找` : counted`共 ${total} 人`,
    removeChosen: (count) => counted`减员 ${count} 人`,
    chooseOriginal: '请选择变更前人员',
    otherOriginal: '更换人员',
    cancel: '取消',
    take: '确定',
    takeAndNext: '确定并继续增员',
  },
  {
    byTemplate: 'Bulk entry by template',
    template: 'Download template',
    upload: 'Upload the completed template (Excel)',
    uploadHint: '.xlsx with one sheet each for adding, removing and replacing',
    notTemplate: (fileName) => `${fileName} isn’t the endorsement template. Download the template and fill it in`,
    taken: (fileName, changes) => counted`${fileName}: ${plural(changes, 'change')}`,
    unknownOriginal: (kind, row, name) => `Sheet ${kind}, row ${row}: ${name} is not in the policy`,
    changes: (count) => counted`Personnel changes (${count})`,
    row: 'No.',
    kind: 'Change',
    person: 'Person',
    from: 'From',
    begins: 'cover begins at 00:00',
    ends: 'cover ends at 00:00',
    premium: 'Premium',
    fee: (isRefund) => (isRefund ? 'after a fee of' : 'including a fee of'),
    insteadOf: 'replaces',
    before: 'before:',
    original: 'Original person',
    newcomer: 'New person',
    added: 'Person to add',
    empty: 'No changes yet',
    edit: 'Edit',
    editOf: (name) => `Edit ${name}`,
    takeBack: 'Discard',
    takeBackOf: (name) => `Discard the change of ${name}`,
    takenBack: (name) => `The change of ${name} was discarded`,
    join: 'Change to replacement',
    joinOf: (name) => `Change to replacement: ${name}`,
    joinTitle: (name) => `Change ${name} to a replacement`,
    joinGoing: 'Choose the removed person to be replaced',
    joinComing: 'Choose the added person as the replacement',
    joined: (name) => `The change of ${name} is now a replacement`,
    findPartner: 'Find a person',
    split: 'Split',
    splitOf: (name) => `Split the replacement by ${name} into a removal and an addition`,
    splitDone: (name) => `The replacement by ${name} was split into a removal and an addition`,
    undo: 'Undo',
    removeTitle: 'Choose persons to remove',
    find: 'Find an insured person',
    findHint: 'Name or document number',
    found: (total, most) =>
      total > most
        ? counted`${plural(total, 'person')}, first ${most} shown. Enter a name or document number`
        : plural(total, 'person'),
    removeChosen: (count) => counted`Remove ${count}`,
    chooseOriginal: 'Choose the original person',
    otherOriginal: 'Choose another person',
    cancel: 'Cancel',
    take: 'OK',
    takeAndNext: 'OK and add another',
  },
);
