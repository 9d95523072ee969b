import { root } from '@bench/bench';
import { checkText, exposeForm, initial, names, type Values } from '@bench/form';
import { checkAll } from '@bench/persons';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
let form: UseFormReturn<Values>;
function App() {
  form = useForm<Values>({ defaultValues: initial(), mode: 'onChange' });
  const { errors } = form.formState;
  return (
    <form>
      {names.map((n) => (
        <label key={n} style={{ display: 'inline-block', width: 280 }}>
          {n}
          <input {...form.register(n, { validate: checkText as any })} />
          {errors[n] && <em>{String(errors[n]!.message)}</em>}
        </label>
      ))}
    </form>
  );
}
exposeForm('rhf-register', {
  notes: 'react-hook-form 7, register + per-field validate, mode onChange, 500 persons in defaultValues',
  mount() {
    flushSync(() => createRoot(root()).render(<App />));
  },
  model: (i) => form.getValues(names[i]),
  async submit() {
    await form.trigger();
    return Object.keys(form.formState.errors).length + checkAll(form.getValues('persons')).size;
  },
});
