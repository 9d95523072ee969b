import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Root: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  grid-template-columns: minmax(0, 1fr);
`;

export const Toolbar: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

export const Template: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};

  > button {
    justify-self: start;
  }
`;

export const Unknown: StyledComponent<'ul'> = styled.ul`
  margin: ${space.none};
  padding-inline-start: ${space.lg};
`;

export const Cell: StyledComponent<'div'> = styled.div`
  display: grid;
  gap: ${space.hair};
  overflow-wrap: anywhere;

  small {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

/** Id number, date or amount, which isn't broken into two lines. */
export const Unbroken: StyledComponent<'span'> = styled.span`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Number: StyledComponent<'span'> = styled(Unbroken)`
  color: ${color.text.muted};
`;

export const Muted: StyledComponent<'span'> = styled.span`
  color: ${color.text.muted};
`;

export const Problem: StyledComponent<'small'> = styled.small`
  && {
    color: ${color.text.danger};
  }
`;

export const Form: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  justify-items: start;

  > * {
    max-inline-size: 100%;
  }
`;

export const Fieldset: StyledComponent<'fieldset'> = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  box-sizing: border-box;
  inline-size: 100%;
  min-inline-size: 0;
  margin: ${space.none};
  padding: ${space.none};
  border: 0;

  > legend {
    padding: ${space.none};
    padding-block-end: ${space.sm};
    font: ${text.bodyStrong};
  }
  > button {
    justify-self: start;
  }
`;

export const Fields: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${size.field}), 1fr));
  gap: ${space.md};
  align-items: start;
`;
