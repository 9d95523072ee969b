export { SchemeEditor, type SchemeEditorProps } from './SchemeEditor.tsx';
