import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, type FormEvent } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { signUpSchema } from "#shared/accounts/schema.ts";
import { ApiError, reasonOf } from "#web/api-client.ts";
import { emailExists, useSignUp } from "./api.ts";
import { digitsOf, paymentMethodOf } from "./sandbox-cards.ts";
import { dropSignUpDraft, keepSignUpDraft, readSignUpDraft } from "./sign-up-draft.ts";

const formSchema = signUpSchema.omit({ paymentMethodId: true, referralCode: true }).extend({
  referralCode: z.string().trim().max(50, "At most 50 characters."),
  card: z
    .string()
    .refine((number) => digitsOf(number) !== "", "Payment method is required")
    .refine((number) => paymentMethodOf(number) !== undefined, "Not a test card. Use 4242 4242 4242 4242."),
});
type Form = z.output<typeof formSchema>;

type Trouble = { title: string; description: string };

const TAKEN: Trouble = {
  title: "Email already registered",
  description: "Please sign in or use a different email address.",
};
const UNEXPECTED: Trouble = { title: "Error", description: "An unexpected error occurred. Please try again." };

/** The state of the sign-up form, its e-mail check and its sending. */
export function useSignUpForm(referralCode: string) {
  const signUp = useSignUp();
  const [problem, setProblem] = useState<Trouble>();
  const form = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      ...(readSignUpDraft() ?? { email: "", firstName: "", lastName: "", referralCode }),
      ...(referralCode !== "" && { referralCode }),
      password: "",
      card: "",
    },
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepSignUpDraft(values) }),
    [form],
  );

  /** Asks early whether the address is taken; a failed question is asked again when the form is sent. */
  const checkEmail = async () => {
    const email = form.getValues("email");
    if (!signUpSchema.shape.email.safeParse(email).success) return;
    const taken = await emailExists(email).catch(() => false);
    setProblem((before) => (taken ? TAKEN : before === TAKEN ? undefined : before));
  };

  const send = async ({ card, referralCode: code, ...person }: Form) => {
    setProblem(undefined);
    try {
      if (await emailExists(person.email)) return setProblem(TAKEN);
      const paymentMethodId = paymentMethodOf(card) ?? "";
      await signUp.mutateAsync({ ...person, paymentMethodId, ...(code !== "" && { referralCode: code }) });
      return dropSignUpDraft();
    } catch (error) {
      return setProblem(troubleOf(error));
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(send)(event);
  return { form, submit, problem, busy: form.formState.isSubmitting, checkEmail };
}

function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError) || error.isOffline) return UNEXPECTED;
  return { title: "Account creation failed", description: reasonOf(error, "Please try again.") };
}
