declare module 'virtual:manual-facts' {
  export const facts: readonly import('./facts/facts.ts').Facts[];
}
