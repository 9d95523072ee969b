import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Progress = styled.div`
  display: flex;
  flex: 1;
  gap: ${space.sm};
  align-items: center;
  min-inline-size: min(16rem, 100%);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;
