const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

/** Whether a text is what a spreadsheet shows where a formula has no result. */
export const isCellError = (text: string): boolean => text.startsWith('#') && cellError.test(text);
