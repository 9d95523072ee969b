const cellError = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/;

/** True when a text is one of seven errors that a spreadsheet shows instead of a formula's result, such as `#N/A`. */
export const isCellError = (text: string): boolean => text.startsWith('#') && cellError.test(text);
