const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

/** True when a text is an error that a spreadsheet shows instead of a formula's result. */
export const isCellError = (text: string): boolean => text.startsWith('#') && cellError.test(text);
