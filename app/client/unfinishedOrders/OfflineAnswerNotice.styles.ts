import { font, space } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Quoted premium, and the last day on which it is valid. */
export const Quote = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.xs} ${space.md};
  margin: ${space.none};

  > dd {
    margin: ${space.none};
    font-weight: ${font.weight.medium};
  }
`;

/** Text by the operators. Its line breaks are shown. */
export const Words = styled.p`
  margin: ${space.none};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
