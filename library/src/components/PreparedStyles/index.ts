export { prepareStyles } from './prepareStyles.ts';
export { styled } from './styled.ts';
