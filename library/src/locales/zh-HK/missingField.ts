import type { FieldEntry, MissingFieldText } from '../../i18n/missingField.ts';

const entries: Readonly<Record<FieldEntry, string>> = { filled: '請填寫', chosen: '請選擇', uploaded: '請上載' };

/**
 * Returns the Hong Kong text that asks the user to complete an empty field. The message packs of forms use this
 * function.
 */
export const missingInHongKong: MissingFieldText = (field, entry) => entries[entry] + field;
