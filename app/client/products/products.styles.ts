import { color, layer, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export const Scan = styled.div`
  display: grid;
  gap: ${space.md};
  justify-items: center;

  > p {
    margin: ${space.none};
  }
`;

export const Rewards = styled.ul`
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

/** Links to the sections of the page. They stay below the header of the app, and scroll sideways on a phone. */
export const Sections = styled.nav`
  position: sticky;
  inset-block-start: ${size.header};
  z-index: ${layer.sticky};
  display: flex;
  gap: ${space.xs};
  padding-block: ${space.sm};
  border-block-end: ${size.hairline} solid ${color.border.default};
  background: ${color.surface.page};
  overflow-x: auto;

  > a {
    flex: none;
    padding: ${space.xs} ${space.sm};
    border-radius: ${radius.control};
    color: ${color.text.default};
    font: ${text.body};
    text-decoration: none;
  }
  > a:hover {
    background: ${color.surface.hover};
  }
  > a:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: calc(-1 * ${size.focusRing});
  }
  @media print {
    display: none;
  }
`;

/**
 * A section to which a link leads. After the link is pressed, the section begins below the header and the row of links.
 */
export const Anchored = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: calc(${size.header} + ${size.control} + 2 * ${space.lg});

  @media print {
    margin-block-end: ${space.lg};
  }
`;

export const Compared = styled.div`
  display: grid;
  gap: ${space.lg};
  min-inline-size: 0;
`;

/** The field that adds a product to the comparison, and the buttons that remove a product. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: end;

  @media print {
    display: none;
  }
`;

export const Note = styled.p`
  margin: ${space.none};
  color: ${color.text.muted};
`;
