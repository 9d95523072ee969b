import { SegmentedControl } from '@tuanbao/library/components/SegmentedControl';
import { color, font, radius, shadow, size, space, text } from '@tuanbao/tokens';
import { styled, type StyledComponent } from 'styled-components';

export const Root = styled.section`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  box-sizing: border-box;
  min-inline-size: 0;
  padding: ${space.md};
  border: ${size.hairline} solid ${color.border.default};
  border-radius: ${radius.card};
  background: ${color.surface.default};
  box-shadow: ${shadow.card};

  > h2 {
    margin: ${space.none};
    font: ${text.card};
  }
`;

/** Choice of a total. It fills the card, with narrow segments, so that four English words are in one line. */
export const Choice: StyledComponent<typeof SegmentedControl> = styled(SegmentedControl)`
  > div {
    display: flex;
    inline-size: 100%;
  }
  label {
    padding-inline: ${space.xs};
  }
`;

/** Total of the current month, and its comparison with the month before. */
export const Now = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.none} ${space.sm};
  align-items: baseline;
  margin: ${space.none};

  > b {
    font: ${text.section};
    font-variant-numeric: tabular-nums;
  }
  > span {
    color: ${color.text.muted};
    font: ${text.hint};
  }
`;

/** The drawing is at most 340 px wide, so that its text is about as large as the text of the page. */
export const Chart = styled.svg`
  inline-size: 100%;
  max-inline-size: 340px;

  line {
    stroke: ${color.border.default};
  }
  rect {
    fill: ${color.border.control};
  }
  text {
    fill: ${color.text.muted};
    font: ${text.hint};
    font-variant-numeric: tabular-nums;
    text-anchor: middle;
  }
  [data-current] rect {
    fill: ${color.surface.accent};
  }
  [data-current] text {
    fill: ${color.text.default};
    font-weight: ${font.weight.medium};
  }
  @media (forced-colors: active) {
    rect {
      fill: CanvasText;
    }
    text {
      fill: CanvasText;
    }
  }
`;

/** Frame of the table. If the table is wider than the frame, it can be scrolled sideways. */
export const Scroll = styled.div`
  overflow-x: auto;

  &:focus-visible {
    outline: ${size.focusRing} solid ${color.border.focus};
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${text.hint};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-block-end: ${size.hairline} solid ${color.border.default};
    text-align: end;
  }
  th {
    color: ${color.text.muted};
    font-weight: ${font.weight.medium};
  }
  th:first-child {
    padding-inline-start: ${space.none};
    text-align: start;
  }
`;

export const Foot = styled.p`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  justify-content: space-between;
  margin: ${space.none};
  color: ${color.text.muted};
  font: ${text.hint};

  > button {
    flex: none;
  }
`;
