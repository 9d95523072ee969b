import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.lg};
  max-inline-size: 100%;
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  align-items: center;
`;
