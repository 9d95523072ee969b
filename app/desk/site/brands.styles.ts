import { color, font, radius, size, space, text } from '@tuanbao/tokens';
import { styled } from 'styled-components';

/** Fields and preview, side by side if there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;

  @media (width <= 1100px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Text field of the colour, and the browser's own picker. */
export const Colour = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.sm};
  align-items: start;

  > :first-child {
    max-inline-size: none;
  }
  > input {
    inline-size: ${size.control};
    block-size: ${size.control};
    margin-block-start: ${space.xl};
    padding: ${space.xs};
    border: ${size.hairline} solid ${color.border.strong};
    border-radius: ${radius.control};
    background: ${color.surface.default};
    cursor: pointer;

    &:focus-visible {
      outline: ${size.focusRing} solid ${color.border.focus};
      outline-offset: ${size.focusRing};
    }
  }
`;

export const Logo = styled.div`
  display: flex;
  gap: ${space.lg};
  align-items: center;

  > img {
    inline-size: 64px;
    block-size: 64px;
    object-fit: contain;
  }
`;

export const Previews = styled.div`
  display: grid;
  gap: ${space.lg};

  h3 {
    margin: ${space.none};
    padding-block-end: ${space.sm};
    font: ${text.label};
  }
  p {
    margin: ${space.none};
    padding-block-start: ${space.sm};
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

export const Sample = styled.div`
  overflow: hidden;
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  color: ${color.text.default};
`;

export const SampleHeader = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  min-block-size: ${size.header};
  padding-inline: ${space.lg};
  border-block-end: ${size.hairline} solid ${color.border.default};
  font: ${text.section};
  overflow-wrap: anywhere;

  > img {
    inline-size: 28px;
    block-size: 28px;
    object-fit: contain;
  }
`;

export const SampleBody = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.lg};
  align-items: center;
  padding: ${space.lg};
  font: ${text.body};
`;

export const SampleButton = styled.span`
  padding: ${space.sm} ${space.lg};
  border-radius: ${radius.control};
  background: ${color.surface.accent};
  color: ${color.text.onAccent};
  font-weight: ${font.weight.bold};
`;

export const SampleLink = styled.span`
  color: ${color.text.link};
  text-decoration: underline;
`;

export const SampleSelected = styled.span`
  padding: ${space.sm} ${space.lg};
  border: ${size.hairline} solid ${color.border.accent};
  border-radius: ${radius.control};
  background: ${color.surface.selected};
  color: ${color.text.default};
`;

export const SampleFooter = styled.div`
  padding: ${space.sm} ${space.lg};
  color: ${color.text.muted};
  font: ${text.hint};
  text-align: center;
`;

export const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space.sm};
  margin: ${space.none};
  padding: ${space.none};
  list-style: none;
  font: ${text.hint};

  > li {
    display: flex;
    gap: ${space.sm};
    align-items: center;
  }
`;

export const Swatch = styled.span`
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.control};
`;
