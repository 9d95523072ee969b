import { color, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

import { widgetFrame } from '../../foundation/widgetFrame.styles.ts';

export const Sections: StyledComponent<'div'> = styled.div`
  ${widgetFrame}
  grid-template-columns: minmax(0, 1fr);
`;

export const Section: StyledComponent<'section'> = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  min-inline-size: 0;

  /* A section receives focus when its step is chosen. Its focus ring shows every user where the step is. */
  &:focus {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }

  h3 {
    margin: 0;
    font: ${text.bodyStrong};
  }
  summary {
    cursor: pointer;
  }
`;

/** An element on a separate line among buttons. */
export const Line: StyledComponent<'div'> = styled.div`
  flex: 1 0 100%;
`;

export const Problems: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  max-block-size: 16em;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;

  [data-part='rows'] {
    color: ${color.text.muted};
    font: ${text.hint};
    overflow-wrap: anywhere;
  }
  [data-severity='error'] > strong {
    color: ${color.text.danger};
  }
`;

export const Columns: StyledComponent<'table'> = styled.table`
  border-collapse: collapse;

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    text-align: start;
  }
  th {
    color: ${color.text.muted};
    font: ${text.label};
  }
`;

export const Classes: StyledComponent<'div'> = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12em, 1fr));
  gap: ${space.sm};
`;

export const Guess: StyledComponent<'small'> = styled.small`
  display: block;
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

export const Hint: StyledComponent<'p'> = styled.p`
  margin: 0;
  color: ${color.text.muted};
  font: ${text.hint};
`;

export const Sources: StyledComponent<'div'> = styled.div`
  &:focus {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }

  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22em), 1fr));
  gap: ${space.sm};
`;
