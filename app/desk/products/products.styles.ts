import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Inline, Muted, Name } from '../list/cells.styles.ts';

/** The field that chooses a version. It is as wide as the page on a phone. */
export { Search as VersionField } from '../../client/list/list.styles.ts';

/** Editor and results, side by side if there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;

  @media (width <= 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.body};
  }
`;

/** Field for JSON: monospaced, and as wide as its column. */
export const Editor = styled.div`
  > * {
    max-inline-size: none;
  }
  textarea {
    font-family: monospace;
    line-height: ${font.lineHeight.normal};
    white-space: pre;
    overflow: auto;
    tab-size: 2;
  }
`;

/** List of the mistakes in a content, each with the path of its field. */
export const Problems = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: ${space.none};
  padding-inline-start: ${space.lg};
  overflow-wrap: anywhere;

  code {
    padding: ${space.none} ${space.xs};
    border-radius: ${radius.control};
    background: ${color.surface.hover};
  }
`;

/** Value of a field before or after a change. */
export const Value = styled.code`
  overflow-wrap: anywhere;
  color: ${color.text.default};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  min-block-size: ${size.row};
`;

/** A whole content, which can be scrolled. */
export const Whole = styled.pre`
  max-block-size: 20lh;
  overflow: auto;
  margin: ${space.none};
  padding: ${space.sm};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
`;
