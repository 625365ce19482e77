import { PGlite } from "@electric-sql/pglite";
import { pg_walinspect } from "@electric-sql/pglite/contrib/pg_walinspect";
const db=new PGlite("/tmp/prof/d-4010/postgres",{extensions:{pg_walinspect},startParams:[...PGlite.defaultStartParams,"-c","wal_keep_size=1GB"]});
await db.waitReady;
await db.query("create extension if not exists pg_walinspect");
const q=async s=>{try{for(const r of (await db.query(s)).rows)console.log(Object.values(r).join(' | '))}catch(e){console.log(s,e.message)}};
await q("select pg_current_wal_lsn(), count(*) from documents");
await q(`select "resource_manager/record_type", count, record_size, fpi_size, combined_size from pg_get_wal_stats('0/4000100','0/6000000',true) where count>0 order by combined_size desc limit 25`);
await q(`select c.relname, sum(block_data_length+0), sum(block_fpi_length), count(*) from pg_get_wal_block_info('0/4000100','0/6000000') b left join pg_class c on c.relfilenode=b.relfilenode group by 1 order by 2 desc limit 20`);
