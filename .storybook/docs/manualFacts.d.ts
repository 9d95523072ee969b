declare module 'virtual:manual-facts' {
  export const facts: readonly import('./facts/facts.ts').Facts[];
  export const modules: readonly import('./facts/facts.ts').ModuleFact[];
}
