import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Panel = styled.div`
  display: grid;
  gap: ${space.lg};
`;
