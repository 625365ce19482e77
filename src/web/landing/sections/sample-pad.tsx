import { Keyboard, Mic, Pause, Play } from "lucide-react";
import { formatMoney } from "#shared/money.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Ledger, LedgerTotal } from "#web/ui/ledger.tsx";
import { ledgerLinesOf } from "#web/ui/ledger-line.ts";
import { MarkedWords } from "#web/ui/marked-words.tsx";
import { wordSegments } from "#web/ui/word-segments.ts";
import { draftOf, momentsOf, sampleJobs, type SampleJob } from "../sample-jobs.ts";
import { parts } from "../site-links.ts";
import { RestingString } from "./resting-string.tsx";
import styles from "./sample-pad.module.css";

/**
 * The pad of the hero with three jobs on it, worked out by the estimator when the page was built. The tabs are radio
 * buttons, so they turn without a script; `behaviour/` plays the jobs and opens the pad for the visitor's own words.
 */
export function SamplePad({ className }: { className: string | undefined }) {
  return (
    <section id={parts.pad} className={classNames(styles.pad, className)} aria-label="Try the pad" data-pad>
      <div className={styles.sample} data-pad-sample>
        <div className={styles.head}>
          <fieldset className={styles.tabs}>
            <legend className="visually-hidden">An example job</legend>
            {sampleJobs.map(({ id, name }, index) => (
              <label key={id} className={styles.tab}>
                <input type="radio" name="sample-job" value={id} defaultChecked={index === 0} data-job={id} />
                {name}
              </label>
            ))}
          </fieldset>
          <button type="button" className={styles.pause} data-pause aria-label="Pause the example" hidden>
            <Pause aria-hidden="true" data-when="playing" />
            <Play aria-hidden="true" data-when="paused" />
          </button>
        </div>
        <div className={styles.jobs}>
          {sampleJobs.map((job) => (
            <Job key={job.id} job={job} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button look="talk" icon={<Mic aria-hidden="true" />} data-open-pad="talk" className={styles.talk}>
            Now you talk
          </Button>
          <Button icon={<Keyboard aria-hidden="true" />} data-open-pad="type">
            Type it
          </Button>
        </div>
      </div>
      <div className={styles.live} data-pad-live hidden />
    </section>
  );
}

function Job({ job }: { job: SampleJob }) {
  const content = draftOf(job);
  const moments = momentsOf(job, content);
  const open = content.questions.length;
  return (
    <div
      className={styles.job}
      data-panel={job.id}
      data-moments={moments.map(({ words, total }) => `${words} ${formatMoney(total)}`).join("; ")}
    >
      <MarkedWords segments={wordSegments(job.said, content)} className={styles.words} />
      <RestingString className={styles.string} />
      <Ledger
        label={`Lines of the ${job.name.toLowerCase()}`}
        lines={ledgerLinesOf(content)}
        listNote="price list"
        className={styles.ledger}
      />
      <div className={styles.sum}>
        <LedgerTotal
          label="So far"
          note={open === 0 ? "" : `${open} ${open === 1 ? "question" : "questions"} open`}
          amount={content.amount}
        />
      </div>
    </div>
  );
}
