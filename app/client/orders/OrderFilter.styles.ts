import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  gap: ${space.sm};
`;
