export { type TextDraft, useTextDraft } from './useTextDraft.ts';
