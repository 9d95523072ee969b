import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Form: StyledComponent<'form'> = styled.form`
  display: grid;
  gap: ${space.lg};
`;

export const CodeRow: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;

  > button {
    min-inline-size: 9em;
    margin-block-start: calc(1lh + ${space.xs}); /* beside the input, below the line of its label */
    font-variant-numeric: tabular-nums;
  }
`;

export const Status: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.caption};

  &:empty {
    display: none;
  }
`;
