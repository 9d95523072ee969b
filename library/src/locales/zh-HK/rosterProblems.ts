import { counted } from '../../i18n/counted.ts';
import { type ReplacedMessages, replaceMessages } from '../../i18n/replaceMessages.ts';
import { rosterProblemMessages } from '../../i18n/rosterProblems.messages.ts';

export const rosterProblem: ReplacedMessages = replaceMessages(rosterProblemMessages, {
  'zh-HK': {
    E_REQUIRED: () => '請填寫',
    E_NAME: () => '姓名不正確：請填寫證件上的姓名，2 至 60 個漢字；護照等證件可填字母',
    E_ID_TYPE: ({ isRefused }) => (isRefused ? '本產品不接受該證件類型' : '證件類型無法識別，請從清單中選擇'),
    E_ID_FORMAT: () => '證件號碼格式不正確',
    E_ID_LENGTH: () => '證件號碼位數不正確',
    E_ID_AREA: () => '證件號碼的地區碼不正確',
    E_ID_BIRTHDAY: () => '證件號碼中的出生日期不正確',
    E_ID_CHECKSUM: () => '證件號碼校驗不通過，請核對每一位',
    E_ID_PRECISION: () => '證件號碼被 Excel 當作數字改寫，末幾位已丟失：請把該欄設為文字後重新填寫',
    E_DUPLICATE: () => '受保人重複',
    E_SEX: () => '性別無法識別，請填寫男或女',
    E_SEX_MISMATCH: () => '性別與證件號碼不符',
    E_SOCIAL_SECURITY: () => '社會保險無法識別，請填寫有社會保險或無社會保險',
    E_DATE: () => '出生日期不正確，請按 年-月-日 填寫，例如 1990-01-31',
    E_BIRTHDAY_MISMATCH: () => '出生日期與證件號碼不符',
    E_AGE: ({ min, max, byClass, name = '' }) =>
      counted`受保人${byClass ? name : ''}年齡不符合承保範圍: ${min}-${max}歲`,
    E_OCC_UNKNOWN: () => '職業不在本產品的職業表中',
    E_OCC_CLASS: () => '職業類別不正確，請填寫 1 至 6',
    E_OCC_CLASS_MISMATCH: ({ expected }) => `職業類別與職業代碼不符，應為 ${expected} 類`,
    E_OCC_DECLINED: () => '該職業不予承保',
    E_CLASS_NOT_COVERED: ({ scheme, occupationClass }) => `保障計劃${scheme}不支援${occupationClass}類職業投保`,
    E_CELL_ERROR: () => '儲存格是公式錯誤，請填寫數值',
    W_NORMALIZED: () => '已規範寫法（空格、全角、大小寫等）',
    W_15_DIGIT: () => '15 位舊身份證號，請儘量換成 18 位',
    W_FILLED_FROM_ID: () => '已按證件號碼補全',
    W_FILLED_FROM_NAME: () => '已按職業名稱補全',
    W_FILLED_FROM_CODE: () => '已按職業代碼補全',
    W_OCC_NAME_MISMATCH: () => '職業名稱與職業代碼不一致，以代碼為準',
    W_LEADING_ZERO: () => '代碼是數字格式，已補足 7 位',
    W_COVERED: ({ policySn, productName, endDate, count = 1 }) =>
      `已在「${productName}」（保單 ${policySn}）中承保至 ${endDate}${Number(count) > 1 ? counted`，另有 ${Number(count) - 1} 份保單` : ''}`,
    W_FORMULA: () => '儲存格是公式，已採用計算結果',
    W_FOOTER_SKIPPED: () => '合計、簽字或重複的標題行行未匯入',
    W_UNKNOWN_COLUMN: () => '未識別的欄，未匯入',
    W_OTHER_SHEETS: () => '檔案中還有其他工作表，未匯入',
    W_HIDDEN_ROW: () => '隱藏的行也已匯入',
    W_HIDDEN_COLUMN: () => '隱藏的欄也已匯入',
    F_NOT_XLSX: () => '不是 Excel（.xlsx）或 CSV 檔案。請用 Excel 或 WPS 另存為 .xlsx 後再上載',
    F_XLS_LEGACY: () => '這是舊版 .xls 檔案。請用 Excel 或 WPS 開啓，另存為 .xlsx 後再上載',
    F_ENCRYPTED: () => '檔案有密碼。請取消密碼（另存為不加密的 .xlsx）後再上載',
    F_CORRUPT: () => '檔案已損壞或沒有下載完整。請重新取得檔案，確認能用 Excel 開啓後再上載',
    F_ZIP_BOMB: () => '檔案解壓後過大，已停止讀取。請刪除多餘的工作表和格式，只保留人員名單後再上載',
    F_FILE_TOO_LARGE: () => '檔案超過 64 MB，沒有讀取。請刪除多餘的工作表和格式，只保留人員名單後再上載',
    F_STALLED: () =>
      '讀取 30 秒沒有進展，已停止。選中的檔案還在，請再試一次；仍然不行時，請刪除空行和特別長的儲存格，或拆成幾個檔案後再上載',
    F_READER_FAILED: () =>
      '讀取時程式出錯，沒有讀完。選中的檔案還在，請再試一次；仍然不行時，請把人員複製到範本中再上載',
    F_ANSWER_LOST: () =>
      '檔案已讀取，但結果沒能傳回頁面。選中的檔案還在，請再試一次；仍然不行時，請只保留範本中的欄後再上載',
    F_READER_MISSING: () =>
      '讀取檔案的程式沒有載入成功，可能是網絡中斷或頁面已更新。請檢查網絡後再試一次；仍然不行時，請重新整理頁面後重新選擇檔案',
    F_LAST_STEP: () =>
      '人員已全部讀取，但頁面沒能顯示出來。選中的檔案還在，請再試一次；仍然不行時，請把瀏覽器更新到最新版本',
    F_UNREADABLE: () => '檔案已被移動、刪除，或正被其他程式佔用。請關閉佔用它的程式後再試一次，或重新選擇檔案',
    F_TOO_MANY_ROWS: ({ max }) => counted`人員超過 ${max} 行。請拆成幾個檔案分別上載`,
    F_EMPTY: () => '檔案裏沒有人員。請在標題行下面填寫人員後再上載',
    F_NO_HEADER: () => '找不到標題行行。請使用範本，或保留含「姓名」「證件號碼」的標題行行',
    F_MISSING_COLUMN: ({ columns }) => `缺少必需的欄：${columns}。請補上後再上載`,
  },
});
