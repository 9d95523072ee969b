import type { ReconcileDecision } from '../domain/roster/reconcileOverrule.ts';
import type { PersonDifference, ReconcileCase, UnresolvedReason } from '../domain/roster/reconciliation.ts';
import { type MessagePack, messagePack } from './messagePack.ts';

/** Texts for the comparison of a policy with the employer's list. */
export interface ReconcileMessages {
  readonly cases: Readonly<Record<ReconcileCase, string>>;
  readonly reasons: Readonly<Record<UnresolvedReason, string>>;
  readonly differences: Readonly<Record<PersonDifference, string>>;
  readonly decisions: Readonly<Record<ReconcileDecision, string>>;
}

const zhCN: ReconcileMessages = {
  cases: {
    kept: '不变',
    added: '新增',
    removed: '减少',
    replaced: '替换',
    classChanged: '职业变更',
    idCorrected: '证件更正',
    nameCorrected: '姓名更正',
    unresolved: '待确认',
  },
  reasons: {
    listedTwice: '名单中重复',
    sameIdOtherName: '证件号码相同，姓名不同',
    sameNameOtherId: '姓名相同，证件号码不同',
    nameAndIdDiffer: '姓名和证件号码都略有不同',
    severalCandidates: '可能是保单中几名人员之一',
    idMissing: '名单中没有证件号码',
    movedScheme: '已调整至其他方案',
    detailsDiffer: '性别、出生日期或社保不同',
  },
  differences: {
    name: '姓名',
    id: '证件',
    sex: '性别',
    birthday: '出生日期',
    occupation: '职业',
    class: '职业类别',
    socialSecurity: '社保',
    scheme: '方案',
  },
  decisions: {
    kept: '保持保单不变',
    added: '增员',
    removed: '减员',
    replaced: '按替换处理',
    classChanged: '按职业变更处理',
    idCorrected: '按证件更正处理',
    nameCorrected: '按姓名更正处理',
    apart: '按两人处理：减员和增员各一',
  },
};

const enUS: ReconcileMessages = {
  cases: {
    kept: 'Unchanged',
    added: 'Added',
    removed: 'Removed',
    replaced: 'Replaced',
    classChanged: 'Occupation changed',
    idCorrected: 'Document corrected',
    nameCorrected: 'Name corrected',
    unresolved: 'To decide',
  },
  reasons: {
    listedTwice: 'Listed twice',
    sameIdOtherName: 'Same document number, different name',
    sameNameOtherId: 'Same name, different document number',
    nameAndIdDiffer: 'Name and document number differ slightly',
    severalCandidates: 'May be one of several insured persons',
    idMissing: 'No document number in the list',
    movedScheme: 'Moved to another scheme',
    detailsDiffer: 'Sex, date of birth or social security differ',
  },
  differences: {
    name: 'name',
    id: 'document',
    sex: 'sex',
    birthday: 'date of birth',
    occupation: 'occupation',
    class: 'class',
    socialSecurity: 'social security',
    scheme: 'scheme',
  },
  decisions: {
    kept: 'Leave the policy as it is',
    added: 'Add',
    removed: 'Remove',
    replaced: 'Treat as a replacement',
    classChanged: 'Treat as a change of occupation',
    idCorrected: 'Treat as a corrected document',
    nameCorrected: 'Treat as a corrected name',
    apart: 'Two persons: remove one, add one',
  },
};

export const reconcileMessages: MessagePack<ReconcileMessages> = messagePack(zhCN, enUS);
