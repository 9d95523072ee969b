import { color, font, radius, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

export { Name } from '../list/cells.styles.ts';

/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
`;

/** Sections of a card, one below the other. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};

  > p {
    margin: ${space.none};
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

/** A password that is read out or copied. */
export const Password = styled.output`
  display: block;
  padding: ${space.md};
  border-radius: ${radius.control};
  background: ${color.surface.hover};
  color: ${color.text.default};
  font: ${text.page};
  font-family: ${font.family.number};
  text-align: center;
  user-select: all;
`;

/** List of the files of a request. Each entry is a link that opens the file. */
export const Materials = styled.ul`
  display: grid;
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;

  a {
    display: flex;
    gap: ${space.sm};
    align-items: center;
    color: ${color.text.link};
    overflow-wrap: anywhere;
  }
  img {
    inline-size: 64px;
    block-size: 48px;
    border-radius: ${radius.control};
    object-fit: cover;
  }
`;
