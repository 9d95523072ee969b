/** The way in which the user enters the value of a field. */
export type FieldEntry = 'filled' | 'chosen' | 'uploaded';

const zhCN: Readonly<Record<FieldEntry, string>> = { filled: '请填写', chosen: '请选择', uploaded: '请上传' };
const enUS: Readonly<Record<FieldEntry, string>> = {
  filled: 'Fill in: ',
  chosen: 'Choose: ',
  uploaded: 'Upload: ',
};

/**
 * Returns the text that asks the user to complete an empty field, such as 请填写姓名. The text depends on the name of the
 * field and on the way in which the user enters the value.
 */
export type MissingFieldText = (field: string, entry: FieldEntry) => string;

/** The Chinese text that asks the user to complete an empty field, such as 请填写姓名. */
export const missingInChinese: MissingFieldText = (field, entry) => zhCN[entry] + field;

/** The English text that asks the user to complete an empty field, such as `Please choose: Nature`. */
export const missingInEnglish: MissingFieldText = (field, entry) => enUS[entry] + field;
