/** How the user gives a field its value. */
export type FieldEntry = 'filled' | 'chosen' | 'uploaded';

const zhCN: Readonly<Record<FieldEntry, string>> = { filled: '请填写', chosen: '请选择', uploaded: '请上传' };
const enUS: Readonly<Record<FieldEntry, string>> = {
  filled: 'Please fill in: ',
  chosen: 'Please choose: ',
  uploaded: 'Please upload: ',
};

/** The sentence that asks for a field without a value, by the field's name and how it is given. */
export type MissingFieldText = (field: string, entry: FieldEntry) => string;

/** {@inheritDoc MissingFieldText} */
export const missingInChinese: MissingFieldText = (field, entry) => zhCN[entry] + field;

/** {@inheritDoc MissingFieldText} */
export const missingInEnglish: MissingFieldText = (field, entry) => enUS[entry] + field;
