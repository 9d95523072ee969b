import { occupationsMatching } from '../../domain/occupation/occupationSearch.ts';
import type { CellOption, PersonTableModel } from './personTableModel.ts';

const mostOffered = 8;

/**
 * Returns the occupations that match a text, as options. The best match comes first. The text can be Chinese, pinyin,
 * initials or a code.
 */
export const occupationOptions = ({ store, words }: PersonTableModel, text: string): readonly CellOption[] =>
  occupationsMatching(store.context.occupations, text)
    .slice(0, mostOffered)
    .map((leaf) => ({ value: leaf.code, label: words.occupation(leaf.name, leaf.code, leaf.class) }));
