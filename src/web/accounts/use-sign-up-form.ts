import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState, type FormEvent } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "wouter";
import { z } from "zod";
import { signUpSchema } from "#shared/accounts/schema.ts";
import { paths } from "#web/paths.ts";
import { emailExists } from "./api.ts";
import { nameProblems } from "./field-problems.ts";
import { keepPendingSignUp, keepSignUpDraft, pendingPassword, readSignUpDraft } from "./pending-sign-up.ts";

const formSchema = signUpSchema
  .pick({ email: true, password: true, firstName: true, lastName: true })
  .extend({ referralCode: z.string().trim().max(50, "At most 50 characters.") });
type Form = z.output<typeof formSchema>;

type Trouble = { title: string; description: string };

const TAKEN: Trouble = {
  title: "Email already registered",
  description: "Please sign in or use a different email address.",
};
const UNEXPECTED: Trouble = { title: "Error", description: "An unexpected error occurred. Please try again." };

/** Section 2 of the specification: the card step follows the form after this long. */
const ON_TO_THE_CARD_MS = 1_000;

/** The state of the sign-up form, its e-mail check, and the way on to the card. */
export function useSignUpForm(referralCode: string) {
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState<Trouble>();
  const [isLeaving, setLeaving] = useState(false);
  const form = useForm<Form>({
    resolver: zodResolver(formSchema),
    defaultValues: {
      ...(readSignUpDraft() ?? { email: "", firstName: "", lastName: "", referralCode }),
      ...(referralCode !== "" && { referralCode }),
      password: pendingPassword() ?? "",
    },
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepSignUpDraft(values) }),
    [form],
  );
  useEffect(() => {
    if (!isLeaving) return undefined;
    const timer = setTimeout(() => navigate(paths.paymentSetup), ON_TO_THE_CARD_MS);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  /** Asks early whether the address is taken; a failed question is asked again when the form is sent. */
  const checkEmail = async () => {
    const email = form.getValues("email");
    if (!signUpSchema.shape.email.safeParse(email).success) return;
    const taken = await emailExists(email).catch(() => false);
    setProblem((before) => (taken ? TAKEN : before === TAKEN ? undefined : before));
  };

  const send = async ({ password, ...person }: Form) => {
    setProblem(undefined);
    try {
      if (await emailExists(person.email, password)) return setProblem(TAKEN);
      keepPendingSignUp(person, password);
      return setLeaving(true);
    } catch (error) {
      return nameProblems(error, ["password"], form.setError) ? undefined : setProblem(UNEXPECTED);
    }
  };

  const submit = (event: FormEvent) => void form.handleSubmit(send)(event);
  return { form, submit, problem, busy: form.formState.isSubmitting || isLeaving, isLeaving, checkEmail };
}
