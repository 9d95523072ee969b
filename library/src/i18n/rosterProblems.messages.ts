import type { Problem } from '../domain/problem/problem.ts';
import type { RosterProblemCode } from '../domain/roster/rosterProblem.ts';
import { counted } from './counted.ts';
import { type MessagePack, messagePack } from './messagePack.ts';
import { plural } from './plural.ts';

type Params = Problem['params'];

/**
 * A text for each problem code of persons and roster files. If the specification (§5) defines a text, it is used
 * literally.
 */
export type RosterProblemMessages = Readonly<Record<RosterProblemCode, (params: Params) => string>>;

const zhCN: RosterProblemMessages = {
  E_REQUIRED: () => '请填写',
  E_NAME: () => '姓名不正确：请填写证件上的姓名，2 至 60 个汉字；护照等证件可填字母',
  E_ID_TYPE: ({ isRefused }) => (isRefused ? '本产品不接受该证件类型' : '证件类型无法识别，请从列表中选择'),
  E_ID_FORMAT: () => '证件号码格式不正确，请核对',
  E_ID_LENGTH: () => '证件号码位数不正确，请核对',
  E_ID_AREA: () => '证件号码的地区码不正确，请核对',
  E_ID_BIRTHDAY: () => '证件号码中的出生日期不正确，请核对',
  E_ID_CHECKSUM: () => '证件号码校验不通过，请核对每一位',
  E_ID_PRECISION: () => '证件号码被 Excel 当作数字改写，末几位已丢失：请将单元格设为文本格式后重新填写',
  E_DUPLICATE: () => '被保人重复',
  E_SEX: () => '性别无法识别，请填写男或女',
  E_SEX_MISMATCH: () => '性别与证件号码不符，请核对',
  E_SOCIAL_SECURITY: () => '社保无法识别，请填写有社保或无社保',
  E_DATE: () => '出生日期不正确，请按年-月-日填写，例如 1990-01-31',
  E_BIRTHDAY_MISMATCH: () => '出生日期与证件号码不符，请核对',
  E_AGE: ({ min, max, byClass, name = '' }) => counted`被保人${byClass ? name : ''}年龄不符合承保范围: ${min}-${max}岁`,
  E_OCC_UNKNOWN: () => '职业不在本产品的职业表中，请重新选择',
  E_OCC_CLASS: () => '职业类别不正确，请填写 1 至 6',
  E_OCC_CLASS_MISMATCH: ({ expected }) => `职业类别与职业代码不符，应为 ${expected} 类`,
  E_OCC_DECLINED: () => '该职业不予承保，请更换职业或删除该人员',
  E_CLASS_NOT_COVERED: ({ scheme, occupationClass }) => `保障计划${scheme}不支持${occupationClass}类职业投保`,
  E_CELL_ERROR: () => '单元格公式有误，请填写实际内容',
  W_NORMALIZED: () => '已规范格式（空格、全角、大小写等）',
  W_15_DIGIT: () => '15 位旧身份证号，请尽量改用 18 位号码',
  W_FILLED_FROM_ID: () => '已按证件号码补全',
  W_FILLED_FROM_NAME: () => '已按职业名称补全',
  W_FILLED_FROM_CODE: () => '已按职业代码补全',
  W_OCC_NAME_MISMATCH: () => '职业名称与职业代码不一致，以代码为准',
  W_LEADING_ZERO: () => '职业代码为数字格式，已补足 7 位',
  W_COVERED: ({ policySn, productName, endDate, count = 1 }) =>
    `已在“${productName}”（保单 ${policySn}）中承保至 ${endDate}${Number(count) > 1 ? counted`，另有 ${Number(count) - 1} 份保单` : ''}`,
  W_FORMULA: () => '单元格是公式，已采用计算结果',
  W_FOOTER_SKIPPED: () => '合计、签字或重复的表头行未导入',
  W_UNKNOWN_COLUMN: () => '未识别的表头，对应内容未导入',
  W_OTHER_SHEETS: () => '文件中还有其他工作表，未导入',
  W_HIDDEN_ROW: () => '文件中隐藏的人员也已导入',
  W_HIDDEN_COLUMN: () => '文件中隐藏的信息也已导入',
  F_NOT_XLSX: () => '不是 Excel（.xlsx）或 CSV 文件。请用 Excel 或 WPS 另存为 .xlsx 后再上传',
  F_XLS_LEGACY: () => '这是旧版 .xls 文件。请用 Excel 或 WPS 打开，另存为 .xlsx 后再上传',
  F_ENCRYPTED: () => '文件有密码。请取消密码（另存为不加密的 .xlsx）后再上传',
  F_CORRUPT: () => '文件已损坏或未下载完整。请重新获取文件，确认可用 Excel 打开后再上传',
  F_ZIP_BOMB: () => '文件解压后过大，已停止读取。请删除多余的工作表和格式，只保留人员清单后再上传',
  F_FILE_TOO_LARGE: () => '文件超过 64 MB。请删除多余的工作表和格式，只保留人员清单后再上传',
  F_STALLED: () =>
    '读取 30 秒没有进展，已停止。所选文件仍保留，请重试；如仍失败，请删除空行和过长的单元格，或拆分为多个文件后再上传',
  F_READER_FAILED: () => '读取出错，未能读完。所选文件仍保留，请重试；如仍失败，请将人员复制到模板后再上传',
  F_ANSWER_LOST: () => '文件已读取，但结果未能传回页面。所选文件仍保留，请重试；如仍失败，请将人员复制到模板后再上传',
  F_READER_MISSING: () =>
    '读取程序未能加载，可能是网络中断或页面已更新。请检查网络后重试；如仍失败，请刷新页面后重新选择文件',
  F_LAST_STEP: () => '人员已全部读取，但页面未能显示。所选文件仍保留，请重试；如仍失败，请将浏览器更新至最新版本',
  F_UNREADABLE: () => '文件已被移动、删除，或正被其他程序占用。请关闭占用该文件的程序后重试，或重新选择文件',
  F_TOO_MANY_ROWS: ({ max }) => counted`人员超过 ${max} 行。请拆分为多个文件后分别上传`,
  F_EMPTY: () => '文件中没有人员。请在表头下方填写人员后再上传',
  F_NO_HEADER: () => '找不到表头行。请使用模板，或保留含“姓名”“证件号码”的表头行',
  F_MISSING_COLUMN: ({ columns }) => `缺少必填项：${columns}。请补充后重新上传`,
};

const enUS: RosterProblemMessages = {
  E_REQUIRED: () => 'Fill this in',
  E_NAME: () => 'Not a valid name: 2 to 60 Chinese characters as on the document; letters for passports and the like',
  E_ID_TYPE: ({ isRefused }) =>
    isRefused ? 'This product doesn’t accept this document type' : 'Unknown document type. Choose from the list',
  E_ID_FORMAT: () => 'The document number has the wrong format. Check it',
  E_ID_LENGTH: () => 'The document number has the wrong length. Check it',
  E_ID_AREA: () => 'The area code in the document number is wrong. Check it',
  E_ID_BIRTHDAY: () => 'The date of birth in the document number is wrong. Check it',
  E_ID_CHECKSUM: () => 'The document number fails its check digit. Check every digit',
  E_ID_PRECISION: () =>
    'Excel treated the document number as a number and lost its last digits. Format the column as text and enter it again',
  E_DUPLICATE: () => 'This insured person is in the list twice',
  E_SEX: () => 'Unknown sex. Enter male or female',
  E_SEX_MISMATCH: () => 'Sex doesn’t match the document number. Check it',
  E_SOCIAL_SECURITY: () => 'Unknown social security. Enter “Has” or “None”',
  E_DATE: () => 'Not a valid date of birth. Enter it as year-month-day, for example 1990-01-31',
  E_BIRTHDAY_MISMATCH: () => 'Date of birth doesn’t match the document number. Check it',
  E_AGE: ({ min, max, byClass, name = '' }) =>
    counted`Insured ${byClass && name ? `${name} ` : ''}age does not meet the underwriting range: ${min}-${plural(max, 'year')}`,
  E_OCC_UNKNOWN: () => 'The occupation is not in this product’s list. Choose another',
  E_OCC_CLASS: () => 'Not an occupation class. Enter 1 to 6',
  E_OCC_CLASS_MISMATCH: ({ expected }) => `Class doesn’t match the occupation code. It should be ${expected}`,
  E_OCC_DECLINED: () => 'This occupation can’t be insured. Choose another or remove the person',
  E_CLASS_NOT_COVERED: ({ scheme, occupationClass }) =>
    `Plan ${scheme} does not cover occupations of class ${occupationClass}`,
  E_CELL_ERROR: () => 'The cell has a formula error. Enter a value',
  W_NORMALIZED: () => 'Format tidied up (spaces, full-width characters, upper case)',
  W_15_DIGIT: () => 'Old 15-digit ID card number. Use the 18-digit number if possible',
  W_FILLED_FROM_ID: () => 'Filled in from the document number',
  W_FILLED_FROM_NAME: () => 'Filled in from the occupation’s name',
  W_FILLED_FROM_CODE: () => 'Filled in from the occupation code',
  W_OCC_NAME_MISMATCH: () => 'Occupation name and code differ; the code applies',
  W_LEADING_ZERO: () => 'The code was stored as a number and was padded to 7 digits',
  W_COVERED: ({ policySn, productName, endDate, count = 1 }) =>
    `Already covered by ${productName} (policy ${policySn}) until ${endDate}${Number(count) > 1 ? `, and by ${Number(count) - 1} more` : ''}`,
  W_FORMULA: () => 'The cell is a formula; its result was used',
  W_FOOTER_SKIPPED: () => 'Totals, signatures or repeated header rows were not imported',
  W_UNKNOWN_COLUMN: () => 'Unknown column, not imported',
  W_OTHER_SHEETS: () => 'The file has other sheets, not imported',
  W_HIDDEN_ROW: () => 'Hidden rows were imported as well',
  W_HIDDEN_COLUMN: () => 'A hidden column was imported as well',
  F_NOT_XLSX: () => 'This is neither an Excel (.xlsx) nor a CSV file. Save it as .xlsx and upload it again',
  F_XLS_LEGACY: () => 'This is an old .xls file. Open it, save it as .xlsx and upload it again',
  F_ENCRYPTED: () => 'The file has a password. Save it without one and upload it again',
  F_CORRUPT: () => 'The file is damaged or incomplete. Get it again, make sure that it opens in Excel, then upload it',
  F_ZIP_BOMB: () => 'The file is too large when unpacked. Keep only the list of persons and upload it again',
  F_FILE_TOO_LARGE: () =>
    'The file is larger than 64 MB and was not read. Keep only the list of persons and upload it again',
  F_STALLED: () =>
    'Reading made no progress for 30 seconds and was stopped. The file is still selected. Try again; if that doesn’t help, remove empty rows and very long cells, or split the list',
  F_READER_FAILED: () =>
    'The program failed while it read the file. The file is still selected. Try again; if that doesn’t help, copy the persons into the template and upload that',
  F_ANSWER_LOST: () =>
    'The file was read, but the result did not reach the page. The file is still selected. Try again; if that doesn’t help, keep only the columns of the template',
  F_READER_MISSING: () =>
    'The program that reads files could not be loaded. Check the network and try again; if that doesn’t help, reload the page and choose the file again',
  F_LAST_STEP: () =>
    'All persons were read, but the page failed to show them. The file is still selected. Try again; if that doesn’t help, update the browser',
  F_UNREADABLE: () =>
    'The file was moved or deleted, or another program is using it. Close that program and try again, or choose the file again',
  F_TOO_MANY_ROWS: ({ max }) => counted`More than ${plural(max, 'row')}. Split the list into several files`,
  F_EMPTY: () => 'There are no persons in the file. Fill them in below the header and upload it again',
  F_NO_HEADER: () => 'No header row found. Use the template, or keep a header with name and document number',
  F_MISSING_COLUMN: ({ columns }) => `Columns are missing: ${columns}. Add them and upload again`,
};

/** Texts for the problems of persons and roster files. */
export const rosterProblemMessages: MessagePack<RosterProblemMessages> = messagePack(zhCN, enUS);

const isRosterCode = (code: string): code is RosterProblemCode => Object.hasOwn(zhCN, code);

/**
 * The text for a problem of a roster; null when the code isn't a problem of rosters. Some texts of the specification
 * contain the name of the person, `name`. The name is a separate parameter, because problems contain no personal data.
 */
export const rosterProblemText = (
  messages: RosterProblemMessages,
  { code, params }: Pick<Problem, 'code' | 'params'>,
  name = '',
): string | null => (isRosterCode(code) ? messages[code](name === '' ? params : { ...params, name }) : null);
