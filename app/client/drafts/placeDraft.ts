import { plusDays } from '@tuanbao/library/domain/calendar/calendarArithmetic';
import { materialsAsked } from '@tuanbao/library/domain/material/orderMaterials';
import { isSameContent } from '@tuanbao/library/domain/order/draftDifference';
import { newDraft } from '@tuanbao/library/domain/order/newDraft';
import type { OrderDraft } from '@tuanbao/library/domain/order/orderDraft';
import { subjectsFor } from '@tuanbao/library/domain/subject/insuredSubjects';

import { deleteDraft } from '../../contract/savedDrafts.ts';
import type { Send } from '../platform/http/http.ts';
import { Autosave, type AutosaveSettings } from './autosave.ts';
import { DraftStore, type DraftSurroundings } from './draftStore.ts';
import type { SourceContent } from './readSource.ts';

export { originOfSaved, readSource, savedDraftOrNull } from './readSource.ts';

// Rating, checks of rosters and codecs are needed only for an open draft. Therefore this module is loaded with the
// first draft and not with the app.

/** Deletes a draft on the server. @throws CallError */
export const deleteSavedDraft = (send: Send, id: string): Promise<unknown> => send(deleteDraft, { id });

/** Creates the store and the autosave of a draft. The draft has the saved or given content, or is a new draft. */
export function placeDraft(
  surroundings: DraftSurroundings,
  { saved, content }: Pick<SourceContent, 'saved' | 'content'>,
  settings: { readonly schemeName: string; readonly send: Send; readonly autosave: AutosaveSettings },
): { store: DraftStore; autosave: Autosave } {
  const found = saved?.draft ?? content;
  // If the start day is too early now, a draft of a quotation gets the first possible start day: its start day is
  // emptied here and filled in below. A draft of an order keeps its day, because the customer has to choose another.
  const isOver = settings.autosave.kind === 'quotation' && (found?.startDate ?? '') < surroundings.startDays.earliest;
  const given = found && isOver ? { ...found, startDate: '' } : found;
  const fresh = freshDraft(surroundings, settings.schemeName);
  const draft = given ? takenOver(surroundings, given) : fresh;
  const store = new DraftStore(surroundings, draft);
  const isBlank = (current: OrderDraft) => current.persons.length === 0 && isSameContent(current, fresh);
  return { store, autosave: new Autosave(store, settings.send, saved, { ...settings.autosave, isBlank }) };
}

/**
 * Returns the draft adapted to the product as it is now. A draft without start date gets the first possible start date.
 */
function takenOver(surroundings: DraftSurroundings, given: OrderDraft): OrderDraft {
  const { product } = surroundings;
  const { materials, ...others } = given;
  const draft: OrderDraft = {
    ...others,
    ...subjectsFor(product, given),
    ...(materials && { materials: materialsAsked(product, materials) }),
    productVersion: product.version,
  };
  return draft.startDate === '' ? { ...draft, startDate: firstStartDate(surroundings) } : draft;
}

/** Returns the first day on which the product's rules and the calendar allow cover to start. */
function firstStartDate({ product, today, startDays }: DraftSurroundings): string {
  const earliest = plusDays(today, product.startDay.earliest);
  let startDate = earliest > startDays.earliest ? earliest : startDays.earliest;
  while (startDays.closedDays.includes(startDate)) startDate = plusDays(startDate, 1);
  return startDate;
}

function freshDraft(surroundings: DraftSurroundings, schemeName: string): OrderDraft {
  const { product, today } = surroundings;
  return { ...newDraft(product, today, schemeName), startDate: firstStartDate(surroundings) };
}
