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

/** Content that is shown next to the quotation on the screen, but isn't printed. */
export const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;
