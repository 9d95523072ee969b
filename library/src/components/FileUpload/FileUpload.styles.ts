import { color, radius, size, space, text } from '@tuanbao/tokens';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled, type StyledComponent } from 'styled-components';

export const Root: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.sm};
  box-sizing: border-box;
  min-inline-size: 0;
  inline-size: 100%;
  color: ${color.text.default};
  font: ${text.body};
`;

/** The label of the field when it has no drop area. */
export const Label: StyledComponent<'span'> = styled.span`
  font: ${text.label};
`;

export const List: StyledComponent<'ul'> = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
`;

export const Row: StyledComponent<'li'> = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm} ${space.md};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
  background: ${color.surface.default};

  &[data-state='failed'],
  &[data-state='refused'] {
    border-color: ${color.border.danger};
  }
  &[data-state='cancelled'] {
    background: ${color.surface.sunken};
  }
`;

export const Thumbnail: StyledComponent<'span'> = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  inline-size: calc(${size.control} + ${space.md});
  block-size: calc(${size.control} + ${space.md});
  border-radius: ${radius.control};
  background: ${color.surface.sunken};
  color: ${color.text.muted};
  font: ${text.hint};

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Words: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: 1 1 calc(8 * ${size.rem}); /* narrow enough that a phone has the buttons beside it */
  flex-direction: column;
  gap: ${space.hair};
  min-inline-size: 0;
`;

export const Name: StyledComponent<'span'> = styled.span`
  text-autospace: no-autospace; /* a name is shown as it is */
  overflow-wrap: anywhere;

  > a {
    color: ${color.text.link};
  }
`;

/**
 * A button with the name of a file. It opens the file in a dialog, but it looks like the links that open files in a new
 * tab.
 */
export const Show: StyledComponent<typeof AriaButton> = styled(AriaButton)`
  padding: ${space.none};
  border: 0;
  background: none;
  color: ${color.text.link};
  font: inherit;
  text-align: start;
  text-decoration: underline;
  overflow-wrap: anywhere;
  cursor: pointer;

  &[data-focus-visible] {
    outline: ${size.focusRing} solid ${color.border.focus};
    outline-offset: ${size.focusRing};
  }
`;

export const Facts: StyledComponent<'span'> = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.sm};
  color: ${color.text.muted};
  font: ${text.hint};
  font-variant-numeric: tabular-nums;

  > [data-state='done'] {
    color: ${color.text.success};
  }
`;

export const Problem: StyledComponent<'span'> = styled.span`
  color: ${color.text.danger};
  font: ${text.hint};
  overflow-wrap: anywhere;
`;

export const Actions: StyledComponent<'div'> = styled.div`
  display: flex;
  flex: none;
  gap: ${space.xs};
  /* the text of a button without a frame ends where the frames of other buttons end */
  margin-inline: auto calc(-1 * (${space.sm} + ${size.hairline}));
`;

/** Text about the uploads: their progress, the last removal, or that there are no files. */
export const Status: StyledComponent<'div'> = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  align-items: center;
  color: ${color.text.muted};
  font: ${text.hint};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
