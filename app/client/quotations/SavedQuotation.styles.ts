import { space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};

  @media print {
    display: none;
  }
`;

/** Shown next to the sheet on a screen, but not printed on paper. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
