import type { FieldEntry, MissingFieldText } from '../../i18n/missingField.ts';

const entries: Readonly<Record<FieldEntry, string>> = { filled: '請填寫', chosen: '請選擇', uploaded: '請上載' };

/** The text that asks for an empty field, for the packs of forms. */
export const missingInHongKong: MissingFieldText = (field, entry) => entries[entry] + field;
