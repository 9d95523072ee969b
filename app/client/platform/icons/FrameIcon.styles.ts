import { styled } from 'styled-components';

export const Icon = styled.svg`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
`;
