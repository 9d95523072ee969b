import { color, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Body = styled.div`
  display: grid;
  gap: ${space.lg};
`;

/** Entries of the history, joined by a line. */
export const List = styled.ol`
  display: grid;
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  > li {
    position: relative;
    display: grid;
    gap: ${space.xs};
    padding-block-end: ${space.lg};
    padding-inline-start: ${space.xl};
    color: ${color.text.default};
    font: ${text.body};
    overflow-wrap: anywhere;
  }
  > li::before {
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: ${space.none};
    box-sizing: border-box;
    inline-size: ${space.md};
    block-size: ${space.md};
    border: ${size.focusRing} solid ${color.surface.accent};
    border-radius: ${radius.pill};
    background: ${color.surface.default};
    content: '';
  }
  > li[data-upcoming]::before {
    border-color: ${color.border.strong};
  }
  > li:not(:last-child)::after {
    position: absolute;
    inset-block: calc(0.4em + ${space.md}) -0.4em;
    inset-inline-start: calc(${space.md} / 2 - ${size.hairline} / 2);
    inline-size: ${size.hairline};
    background: ${color.border.default};
    content: '';
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.sm};
  align-items: center;
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.md};
  color: ${color.text.muted};
  font: ${text.hint};

  a {
    color: ${color.text.link};
  }
`;
