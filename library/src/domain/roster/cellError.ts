const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

/** True when a text is the error that a spreadsheet shows for a formula without a result. */
export const isCellError = (text: string): boolean => text.startsWith('#') && cellError.test(text);
