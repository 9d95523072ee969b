export { prepareStyles } from './prepareStyles.ts';
