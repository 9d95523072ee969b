import { reconcileMessages } from '../../i18n/reconcile.messages.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';

export const reconcile: ReplacedMessages = replaceMessages(reconcileMessages, {
  'zh-HK': {
    cases: {
      kept: '不變',
      added: '新增',
      removed: '減少',
      replaced: '更換',
      classChanged: '職業變更',
      idCorrected: '證件更正',
      nameCorrected: '姓名更正',
      unresolved: '待確認',
    },
    reasons: {
      listedTwice: '名單中重複',
      sameIdOtherName: '證件號碼相同，姓名不同',
      sameNameOtherId: '姓名相同，證件號碼不同',
      nameAndIdDiffer: '姓名和證件號碼都略有不同',
      severalCandidates: '可能是保單中幾名受保人之一',
      idMissing: '名單中沒有證件號碼',
      movedScheme: '已調整至其他方案',
      detailsDiffer: '性別、出生日期或社會保險不同',
    },
    differences: {
      name: '姓名',
      id: '證件',
      sex: '性別',
      birthday: '出生日期',
      occupation: '職業',
      class: '職業類別',
      socialSecurity: '社會保險',
      scheme: '方案',
    },
    decisions: {
      kept: '保持保單不變',
      added: '增加受保人',
      removed: '減少受保人',
      replaced: '按更換處理',
      classChanged: '按職業變更處理',
      idCorrected: '按證件更正處理',
      nameCorrected: '按姓名更正處理',
      apart: '按兩人處理：減少和增加受保人各一',
    },
  },
});
