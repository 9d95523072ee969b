import { root } from '@bench/bench';
import { exposeForm, fullSchema, initial, names, type Values } from '@bench/form';
import { yupResolver } from '@hookform/resolvers/yup';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
let form: UseFormReturn<Values>;
const resolver = yupResolver(fullSchema() as any) as any;
function App() {
  form = useForm<Values>({ defaultValues: initial(), mode: 'onChange', resolver });
  const { errors } = form.formState;
  return (
    <form>
      {names.map((n) => (
        <label key={n} style={{ display: 'inline-block', width: 280 }}>
          {n}
          <input {...form.register(n)} />
          {errors[n] && <em>{String(errors[n]!.message)}</em>}
        </label>
      ))}
    </form>
  );
}
exposeForm('rhf-resolver', {
  notes: 'react-hook-form 7 with the same yup schema over everything, mode onChange',
  mount() {
    flushSync(() => createRoot(root()).render(<App />));
  },
  model: (i) => form.getValues(names[i]),
  async submit() {
    await form.trigger();
    return Object.keys(form.formState.errors).length;
  },
});
