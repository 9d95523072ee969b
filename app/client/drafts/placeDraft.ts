import { plusDays } from '@tuanbao/library/domain/calendar/calendarDay';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { subjectsFor } from '@tuanbao/library/domain/product/insuredSubjects';

import { deleteDraft, listDrafts, type SavedDraft, savedDraft } from '../../contract/savedDrafts.ts';
import { isCallError } from '../data/callError.ts';
import type { Send } from '../data/http.ts';
import { Autosave, type AutosaveSettings } from './autosave.ts';
import { DraftStore, type DraftSurroundings } from './draftStore.ts';

// What it takes to have a draft in work: rating, roster checks, codecs. Loaded with the first draft, not with the app.

/** The newest draft of a product on the server; null where there is none. @throws CallError */
export async function newestDraft(send: Send, productId: string): Promise<SavedDraft | null> {
  const [newest] = await send(listDrafts, { productId }, { noErrorMessage: true });
  if (!newest) return null;
  try {
    return await send(savedDraft, { id: newest.id }, { noErrorMessage: true });
  } catch (error) {
    if (isCallError(error, 'notFound')) return null;
    throw error;
  }
}

/** Deletes a draft on the server. @throws CallError */
export const deleteSavedDraft = (send: Send, id: string): Promise<unknown> => send(deleteDraft, { id });

/** Puts a saved draft, or a new one, under the stores that it is written through. */
export function placeDraft(
  surroundings: DraftSurroundings,
  saved: SavedDraft | null,
  settings: { readonly schemeName: string; readonly send: Send; readonly autosave: AutosaveSettings },
): { store: DraftStore; autosave: Autosave } {
  const { version } = surroundings.product;
  const draft = saved
    ? { ...saved.draft, ...subjectsFor(surroundings.product, saved.draft), productVersion: version }
    : freshDraft(surroundings, settings.schemeName);
  const store = new DraftStore(surroundings, draft);
  return { store, autosave: new Autosave(store, settings.send, saved, settings.autosave) };
}

/** A new draft starts on the first day that both the product and the calendar allow. */
function freshDraft({ product, today, startDays }: DraftSurroundings, schemeName: string): OrderDraft {
  const draft = newDraft(product, today, schemeName);
  let startDate = draft.startDate > startDays.earliest ? draft.startDate : startDays.earliest;
  while (startDays.closedDays.includes(startDate)) startDate = plusDays(startDate, 1);
  return { ...draft, startDate };
}
