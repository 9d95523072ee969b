export { useTextDraft } from './useTextDraft.ts';
