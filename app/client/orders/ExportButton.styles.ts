import { size, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Progress = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  inline-size: ${size.field};
  max-inline-size: 100%;

  > :first-child {
    flex: 1;
  }
`;
