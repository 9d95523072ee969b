import { color, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Form: StyledComponent<'form'> = styled.form`
  display: grid;
  gap: ${space.lg};

  > * {
    max-inline-size: none; /* makes fields as wide as the dialog */
  }
`;

/** The control with which the user chooses to sign in with an SMS code or with a password. It is above the fields. */
export const Method: StyledComponent<'div'> = styled.div`
  display: grid;
  margin-block-end: ${space.lg};
`;

export const CodeRow: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;
`;

/**
 * A button beside a field. The padding is as high as the label of the field, so that the button is beside the input.
 */
export const Beside: StyledComponent<'div'> = styled.div`
  padding-block-start: calc(1lh + ${space.xs});
  font: ${text.label};
  font-variant-numeric: tabular-nums;

  > button {
    min-inline-size: 9em;
  }
`;

export const Status: StyledComponent<'p'> = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};

  &:empty {
    display: none;
  }
`;
