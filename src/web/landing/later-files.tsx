/** What the first picture does not wait for: the styles of what lies below it, and the script that brings the widgets. */
export type LaterFiles = { styles: string; script: string };

/**
 * Stands where the first picture ends. Every browser holds an inner script, and all that follows it, until the styles
 * before it are there: so nothing below is ever seen bare. The script file is asked for once something was painted.
 */
export function AskForLater({ styles, script }: LaterFiles) {
  const onPaint = `new PerformanceObserver(()=>import("${script}")).observe({type:"paint",buffered:!0})`;
  return (
    <>
      <link rel="stylesheet" href={styles} />
      <script dangerouslySetInnerHTML={{ __html: `addEventListener("DOMContentLoaded",()=>${onPaint})` }} />
    </>
  );
}
