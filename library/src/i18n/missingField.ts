/** How the user enters the value of a field. */
export type FieldEntry = 'filled' | 'chosen' | 'uploaded';

const zhCN: Readonly<Record<FieldEntry, string>> = { filled: '请填写', chosen: '请选择', uploaded: '请上传' };
const enUS: Readonly<Record<FieldEntry, string>> = {
  filled: 'Please fill in: ',
  chosen: 'Please choose: ',
  uploaded: 'Please upload: ',
};

/** Returns the text that asks for an empty field, by the name of the field and by how its value is entered. */
export type MissingFieldText = (field: string, entry: FieldEntry) => string;

/** {@inheritDoc MissingFieldText} */
export const missingInChinese: MissingFieldText = (field, entry) => zhCN[entry] + field;

/** {@inheritDoc MissingFieldText} */
export const missingInEnglish: MissingFieldText = (field, entry) => enUS[entry] + field;
